-- Outer joins, so that a query of products alone reads neither category nor stock.
create or replace view product_title as
select product.id, product.organization_id, product.category_id, product.title, product.slug, product.image,
    coalesce(product.hue, category.hue) as hue,
    product.unit, product.measure, product.is_weight, product.price, product.enabled, product.popularity, product.sku,
    product.archived_at, category.url_key as category_url_key,
    stock_level.kind as stock_kind, stock_level.on_hand,
    stock_level.allocated + stock_level.held as promised, stock_level.below
  from product left join category on category.id = product.category_id
  left join stock_level on stock_level.product_id = product.id;
comment on view product_title is 'A thing that is sold as lists name it: title, picture, measure, price, what of its category is shown, and what is left.';
