create or replace view rating as
select about, entity_id, rating_sum, rating_count from rating_summary;
comment on view rating is 'Stars that a product or a seller was given: their sum and how many there are.';
