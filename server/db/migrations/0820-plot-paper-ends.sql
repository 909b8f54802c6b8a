-- Sales of a household plot stop when the municipality's paper about it ends, as by any required paper.
alter table organization add column plot_valid_to date, add column plot_told_days smallint;
comment on column organization.plot_valid_to is 'Last day of the accepted paper about a household plot; null = no such paper.';
comment on column organization.plot_told_days is 'Days before that end of which the seller was notified last; null = not yet.';
update organization set plot_valid_to = application.plot_valid_to from seller_application as application
 where application.organization_id = organization.id and application.state = 'approved'
   and application.plot_valid_to is not null;
create index organization_plot_valid_to on organization (plot_valid_to) where plot_valid_to is not null;
