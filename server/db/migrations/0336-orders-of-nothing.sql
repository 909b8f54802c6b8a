-- An order that costs nothing awaits no money; paid by bonuses alone it has a receipt of nothing.
alter table receipt drop constraint receipt_payment_check, drop constraint receipt_offset_check,
  add constraint receipt_payment_check check (payment in ('electronic', 'cash', 'offset', 'bonuses')),
  add constraint receipt_offset_check
    check (offset_sum <= total and (payment = 'offset') = (offset_sum = total and total > 0)),
  drop constraint receipt_total_check,
  add constraint receipt_total_check check (total > 0 or payment = 'bonuses');
update shop_order set payment_status = 'paid' where total_sum = 0 and payment_status = 'open' and state <> 'canceled';
