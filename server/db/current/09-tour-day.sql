create or replace view tour_day as
select tour_date.id, tour_id, organization_id, title, slug, time_zone, starts_at, ends_at, places, tour_date.state
  from tour_date left join tour on tour.id = tour_date.tour_id;
