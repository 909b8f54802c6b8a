-- What helps at the door, and the name a customer gives to an address.
alter table address
  add column label text check (length(label) between 1 and 40),
  add column entrance text check (length(entrance) <= 20),
  add column floor text check (length(floor) <= 10),
  add column comment text check (length(comment) <= 300);
comment on column address.label is 'What the customer calls it: home, the dacha; null = nothing.';
comment on column address.comment is 'For the courier: the code of the door, how to drive up.';
