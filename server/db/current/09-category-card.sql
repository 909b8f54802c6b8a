-- An outer join, so that a query of categories alone does not read the story.
create or replace view category_card as
select category.id, parent_id, position, trade, url_key, title, description, image, hue, attributes, lead, seo_title,
    seo_description, card_title, card_text, category_story.category_id is not null as has_story,
    synonyms, required_papers, marking_group, old_keys
  from category left join category_story on category_story.category_id = category.id;
comment on view category_card is 'A category of the catalogue: where it stands, how it is shown, what its page tells, and what its goods require.';
