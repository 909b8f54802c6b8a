-- How a site looks; the triggers of its table name it to every node.
alter table site add theme jsonb check (jsonb_typeof(theme) = 'object');
comment on column site.theme is
  'Colours, letters and character of shape as the seller chose them; null = as the marketplace looks.';
