create or replace view courier_try as
select courier_visit.id, courier_visit.order_id, courier_visit.at, courier_visit.outcome, courier_link.day, courier_link.courier_name
  from courier_visit left join courier_link on courier_link.id = courier_visit.courier_link_id;
comment on view courier_try is 'What came of a courier''s visit, and of whose route it was; day is null when it was of no link.';
