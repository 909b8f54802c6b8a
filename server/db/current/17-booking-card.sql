-- An outer join of the tour, so that a query of bookings alone does not read it.
create or replace view booking_card as
select order_id, tour_date_id, tour.id as tour_id, tour.title as tour_title, confirm_before, booking.prepayment_percent,
    (select count(*)::int from booking_place where booking_place.order_id = booking.order_id) as guests,
    -- for the remaining places, computed like in the booking: place by place, rounded down
    (select sum(order_item.line_sum::bigint * booking.prepayment_percent / 100)::int
       from order_item where order_item.order_id = booking.order_id and order_item.kept_sum is null) as prepayment
  from booking left join tour_date on tour_date.id = booking.tour_date_id left join tour on tour.id = tour_date.tour_id;
comment on view booking_card is 'What an order of a tour is beside others: its tour and date, its guests, and what is paid online.';
