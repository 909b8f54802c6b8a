-- The tree has no cycles: a change of a parent is checked under a lock of all categories.
create or replace view category_duty as
with recursive above as (
  select id as category_id, id as source_id, parent_id from category
  union all
  select above.category_id, category.id, category.parent_id
    from above join category on category.id = above.parent_id
)
select above.category_id, category.title, above.source_id, kind
  from above join category on category.id = above.category_id
  join category as source on source.id = above.source_id
  cross join unnest(source.required_papers) as kind;
comment on view category_duty is 'Papers that the goods of a category require, and the category of its path that says so.';
