comment on table category_story is 'The card of a category without a row tells of those who make its goods.';
