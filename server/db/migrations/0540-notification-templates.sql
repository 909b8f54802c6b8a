-- Texts of notifications that the operator of a market has changed.
create table notification_template (
  template text not null check (length(template) <= 60),
  language text not null check (language in ('ru', 'en')),
  version integer not null check (version > 0),
  parts jsonb,
  built_in jsonb not null,
  staff_id integer,
  saved_at timestamptz not null,
  primary key (template, language, version)
);
comment on table notification_template is 'Versions are only added; the last one applies. A text without a row is the built-in one of the release.';
comment on column notification_template.parts is 'Changed parts by name; other parts follow the release. Null = the built-in text again.';
comment on column notification_template.built_in is 'The built-in text at the time of saving, so that a later release can be compared with it.';
comment on column notification_template.staff_id is 'Null = starter data.';

create function tell_notification_templates_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification_templates_changed', '');
  return null;
end $$;
create trigger notification_templates_changed after insert or update or delete on notification_template
  for each statement execute function tell_notification_templates_changed();
