-- What a seller's orders of a period came to is read by the moment they ended, without the past.
create index shop_order_of_seller_by_finished on shop_order (organization_id, finished_at) where finished_at is not null;
