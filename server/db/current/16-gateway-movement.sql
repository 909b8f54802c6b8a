create or replace view gateway_movement as
select 'payment' as kind, id, gateway_number as number, method from payment
union all
select 'refund', refund.id, payment.gateway_number, payment.method from refund join payment on payment.id = refund.payment_id;
comment on view gateway_movement is 'Payments and refunds by the number at the gateway, which its registers name. kind: payment, refund.';
