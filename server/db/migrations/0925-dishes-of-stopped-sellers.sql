-- Dishes of restaurants that may not sell leave the search at once, as goods do; they come back with the next refresh of the seller.
delete from dish_search using product, organization
 where product.id = dish_search.product_id and organization.id = product.organization_id
   and (organization.terminated_at is not null or organization.unsold && array[0, product.category_id]);
