-- outside a transaction
-- Goods on sale are counted for each seller of a list; the index alone answers.
drop index concurrently if exists product_on_sale_by_organization;
create index concurrently product_on_sale_by_organization on product (organization_id) where enabled;
