-- A household plot renews its paper after the approval: the new one waits for a check, and the old one counts until its end.
alter table seller_application add column plot_next jsonb;
comment on column seller_application.plot_next is 'A renewed paper that waits, or was refused: number, issuedOn, validTo, file, sentAt, refusal; null = none.';
create index seller_application_plot_next on seller_application (organization_id) where plot_next is not null;
