create or replace view dish_choice as
SELECT g.product_id,
    g.id AS group_id,
    g.title AS group_title,
    g.least,
    g.most AS most_of_group,
    g.parent_option_id,
    g.position AS group_position,
    o.id,
    o.title,
    o.note,
    o.price,
    o.is_default,
    o.most,
    o.dish_id,
    o.position,
    (o.stopped_at IS NULL OR COALESCE(o.stopped_until <= shop_now(), false)) AND (o.dish_id IS NULL OR meant.is_there) AS is_available
   FROM option_group g
     JOIN dish_option o ON o.group_id = g.id
     LEFT JOIN LATERAL ( SELECT p.enabled AND (d.stopped_at IS NULL OR COALESCE(d.stopped_until <= shop_now(), false))
            AND (p.stock_kind = 'unlimited'::text OR (p.on_hand - p.promised) > 0) AS is_there
           FROM dish d
             JOIN product_title p ON p.id = d.product_id
          WHERE d.product_id = o.dish_id) meant ON true;

create or replace view dish_form as
select product_id, section_id, served_weekdays, served_from, served_to, is_spicy, is_meatless,
    (select coalesce(jsonb_agg(jsonb_build_object('groupId', group_id, 'groupTitle', group_title, 'least', least,
        'mostOfGroup', most_of_group, 'parentOptionId', parent_option_id, 'id', id, 'title', title, 'note', note,
        'price', price, 'isDefault', is_default, 'most', most, 'dishId', dish_id, 'isAvailable', is_available)
        order by group_position, group_id, position, id), '[]')
       from dish_choice where dish_choice.product_id = dish.product_id) as choices
  from dish;
comment on view dish_form is 'What a dish has beside the thing that is sold: its section and hours, and what can be chosen of it.';
