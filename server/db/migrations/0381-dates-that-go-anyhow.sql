-- A date opened after its hour of decision goes with any number of people.
alter table tour_date add column goes_anyhow boolean not null default false;
comment on column tour_date.goes_anyhow is 'It takes place whoever comes: the least group of its tour does not count.';
