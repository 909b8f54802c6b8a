-- The field's standard words: ledger, notification, order group, offline payment, analytics event. Views follow their
-- tables by themselves; functions are written anew, since they name tables in their text.
alter table journal_entry rename to ledger_entry;
alter table journal_line rename to ledger_line;
alter view journal_balance rename to ledger_balance;
alter view journal_due rename to ledger_due;
alter view journal_settlement rename to ledger_settlement;
alter table notice rename to notification;
alter table notice_delivery rename to notification_delivery;
alter table notification_delivery rename column notice_id to notification_id;
alter view notice_order rename to notification_order;
alter table outside_payment rename to offline_payment;
alter table purchase rename to order_group;
alter table shop_order rename column purchase_id to order_group_id;
alter table shopper_event rename to analytics_event;
alter table order_change rename column wish to requested_change;
alter index journal_entry_by_order rename to ledger_entry_by_order;
alter index journal_line_by_account rename to ledger_line_by_account;
alter index notice_by_customer rename to notification_by_customer;
alter index notice_delivery_unclear rename to notification_delivery_unclear;
alter index outside_payment_by_order rename to offline_payment_by_order;
alter index purchase_by_customer rename to order_group_by_customer;
alter index shop_order_by_purchase rename to shop_order_by_order_group;
alter index shopper_event_by_kind rename to analytics_event_by_kind;

alter function journal_stays() rename to ledger_stays;
alter function journal_entry_balances() rename to ledger_entry_balances;
alter function outside_payment_stays() rename to offline_payment_stays;
alter trigger journal_entry_stays on ledger_entry rename to ledger_entry_stays;
alter trigger journal_line_stays on ledger_line rename to ledger_line_stays;
alter trigger journal_entry_balances on ledger_line rename to ledger_entry_balances;
alter trigger outside_payment_stays on offline_payment rename to offline_payment_stays;

create or replace function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: post another entry';
end $$;

create or replace function ledger_entry_balances() returns trigger language plpgsql as $$
declare
  total bigint;
begin
  select sum(amount) into total from ledger_line where entry_id = new.entry_id;
  if total <> 0 then
    raise exception 'ledger entry %: its lines sum to %', new.entry_id, total using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function order_change_stays() returns trigger language plpgsql as $$
begin
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

-- what was not delivered before the change is read by the new names
update outbox set topic = 'NotificationDue',
    payload = (payload - 'noticeId') || jsonb_build_object('notificationId', payload -> 'noticeId')
  where topic = 'NoticeDue';
update outbox set topic = 'PaymentTakenOffline',
    payload = (payload - 'outsideId') || jsonb_build_object('offlineId', payload -> 'outsideId')
  where topic = 'PaymentTakenOutside';
