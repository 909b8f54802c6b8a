-- The courier who moved an order, changed it or took its money, on behalf of the member of staff who made their link.
alter table order_transition add column courier_name text;
comment on column order_transition.courier_name is 'The courier who made the step by their link. Null: nobody did.';
alter table order_change add column courier_name text;
comment on column order_change.courier_name is 'The courier who made the change by their link. Null: nobody did.';
alter table offline_payment add column courier_name text;
comment on column offline_payment.courier_name is 'The courier who took the money by their link. Null: nobody did.';
