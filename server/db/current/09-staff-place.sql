create or replace view staff_place as
select place.staff_id, place.organization_id, place.role, place.since, place.ended_at, person.name, person.phone,
    person.is_active, person.is_administrator, seller.terminated_at is not null as is_former
  from staff_membership as place left join staff_account as person on person.id = place.staff_id
  left join organization as seller on seller.id = place.organization_id;
comment on view staff_place is 'Who works for which seller, and as what; ended_at is null while they do.';
