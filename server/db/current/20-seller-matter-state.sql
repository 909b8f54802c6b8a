create or replace view seller_matter_state as
-- `is_open` = not answered yet; `deadline` = the time when the item ends automatically or goes to the office
select seller_matter.id,
    seller_matter.organization_id,
    seller_matter.kind,
    seller_matter.subject_id,
    -- the deadline of an order for a closed kitchen starts with the kitchen's day
    case seller_matter.kind
      when 'dinner' then greatest(seller_matter.at, dinner_order.accept_before - restaurant.accept_minutes * interval '1 minute')
      else seller_matter.at
    end as at,
    seller_matter.is_early,
    seller_matter.look_at,
    case seller_matter.kind
      when 'chat' then case when (
        select is_seen from waiting_matter as waits
         where waits.kind = 'chat' and waits.subject_id = seller_matter.subject_id) then seller_matter.at end
      else seller_matter.seen_at
    end as seen_at,
    case seller_matter.kind
      when 'dinner' then dinner_order.accept_before
      when 'booking' then booking.confirm_before
      when 'claim' then claim.oldest + interval '2 days'
    end as deadline,
    case seller_matter.kind
      when 'order' then shop_order.state = 'formed' and shop_order.pay_before is null
      when 'dinner' then shop_order.state = 'formed' and dinner_order.accept_before is not null
      when 'booking' then shop_order.state = 'formed' and shop_order.pay_before is null
      when 'claim' then claim.oldest is not null
      else exists (
        select from waiting_matter as waits
         where waits.kind = seller_matter.kind and waits.subject_id = seller_matter.subject_id)
    end is true as is_open
  from seller_matter
  left join order_head as shop_order on seller_matter.kind in ('order', 'dinner', 'booking')
    and shop_order.id = seller_matter.subject_id
  left join order_dinner as dinner_order on seller_matter.kind = 'dinner' and dinner_order.order_id = seller_matter.subject_id
  left join restaurant_card as restaurant on seller_matter.kind = 'dinner' and restaurant.organization_id = seller_matter.organization_id
  left join booking_card as booking on seller_matter.kind = 'booking' and booking.order_id = seller_matter.subject_id
  left join lateral (
    select min(waits.since) as oldest from waiting_matter as waits
     where waits.kind = 'claim' and seller_matter.kind = 'claim' and waits.subject_id = seller_matter.subject_id
       and waits.state = 'waiting') as claim on true
 where seller_matter.ended_at is null
