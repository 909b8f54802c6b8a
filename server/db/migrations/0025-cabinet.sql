-- The operator's page lists a seller's orders and finds them by the end of a telephone.
create index shop_order_by_organization on shop_order (organization_id, state, delivery_date);
create index shop_order_by_phone_end on shop_order (reverse(recipient_phone) text_pattern_ops);
