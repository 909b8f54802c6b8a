-- A person's archive and the end of an account (152-FZ).
alter table auth_challenge drop constraint auth_challenge_purpose_check,
  add constraint auth_challenge_purpose_check check (purpose in ('sign_in', 'change_phone', 'confirm'));

alter table customer add column erased_at timestamptz;
comment on column customer.erased_at is 'The person is gone: what is left names nobody and stands for orders the law keeps. Their phone is one nobody can have (70 and the id).';

create table personal_export (
  customer_id integer primary key references customer on delete cascade,
  asked_at timestamptz not null,
  ready_at timestamptz,
  archive text,
  check ((ready_at is null) = (archive is null))
);
comment on table personal_export is 'The archive somebody asked for; made by a job, kept for a day.';
create index personal_export_ready on personal_export (ready_at) where ready_at is not null;

create table account_deletion (
  customer_id integer primary key references customer on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz
);
comment on table account_deletion is 'Accounts their owners want deleted. Whoever signs in before it is due has changed their mind.';
create index account_deletion_due on account_deletion (due_at) where done_at is null;

-- what stays as it is gives way to the erasing of a person, and to nothing else
create or replace function order_change_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('okolitsa.erasing', true) = 'on' then
    return new;
  end if;
  if tg_op = 'DELETE' or old.state <> 'proposed' or new.state = 'proposed' then
    raise exception 'a change of an order stays as it is: make another one';
  end if;
  if (old.id, old.order_id, old.kind, old.actor, old.actor_id, old.reason, old.requested_change, old.created_at,
      old.answer_before)
    is distinct from
    (new.id, new.order_id, new.kind, new.actor, new.actor_id, new.reason, new.requested_change, new.created_at,
      new.answer_before)
  then
    raise exception 'deciding about a proposal does not rewrite it';
  end if;
  return new;
end $$;

create or replace function consent_stays() returns trigger language plpgsql as $$
begin
  if current_setting('okolitsa.erasing', true) = 'on' then
    return new;
  end if;
  raise exception 'a consent stays as it was given: write another line';
end $$;
