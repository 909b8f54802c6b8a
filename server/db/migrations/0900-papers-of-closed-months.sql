-- Papers are formed when their month is closed, and again when it was opened and closed.
alter table agency_paper_month add column asks integer not null default 1;
comment on column agency_paper_month.asks is 'How many times the papers were asked for; the end of a forming ends only the asking that it began with.';

-- КПП of the market is a setting of its operator
update market set version = version + 1, settings = jsonb_set(settings, '{operator,kpp}', to_jsonb(kpp))
  from agency_paper_kpp where owner = 'market' and settings ? 'operator';
delete from agency_paper_kpp where owner = 'market';
alter table agency_paper_kpp add constraint agency_paper_kpp_of_seller check (owner <> 'market') not valid;
comment on table agency_paper_kpp is 'КПП of sellers that are companies, by id, which electronic papers need.';
