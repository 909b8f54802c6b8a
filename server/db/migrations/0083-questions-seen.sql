-- A customer's own question that waits stands among the answered ones: their list can not go by an index of these alone.
drop index question_of_seller;
drop index question_of_product;
create index question_of_seller on question (organization_id, created_at desc, id desc);
create index question_of_product on question (product_id, created_at desc, id desc) where product_id is not null;
