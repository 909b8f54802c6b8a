-- Persons sell without a place in the state register: self-employed (НПД) and household plots (ЛПХ).
alter table organization drop constraint organization_ien_check, drop constraint organization_tax_system_check,
  add constraint organization_ien_check check (case when ien <> '' then ien ~ '^([0-9]{13}|[0-9]{15})$' and tax_system <> 'lph'
    else length(tin) = 12 and tax_system in ('npd', 'lph') end) not valid,
  add constraint organization_tax_system_check
    check (tax_system in ('osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent', 'npd', 'lph')) not valid;
comment on column organization.ien is 'ОГРН or ОГРНИП; empty = a person outside the state register: tax_system npd = self-employed, lph = a household plot.';

alter table seller_application
  add column own_produce_at timestamptz,
  add column npd_status text check (npd_status in ('registered', 'unknown')),
  add column npd_checked_at timestamptz,
  add column plot_number text check (length(plot_number) between 1 and 100),
  add column plot_issued_on date,
  add column plot_valid_to date,
  add column plot_file text check (length(plot_file) between 1 and 300);
comment on column seller_application.own_produce_at is 'When a person confirmed that they sell their own produce only; null = a seller of the state register.';
comment on column seller_application.npd_status is 'What the tax service said of a self-employed person at the submission; unknown = it did not answer.';
comment on column seller_application.plot_file is 'Private file of the extract from the household book; the paper is erased with an ended claim.';
