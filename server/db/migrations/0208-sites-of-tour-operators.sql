-- The demo's tour operators have shops of their own, as its farmers and restaurants do: also where the demo was loaded before.
insert into site (organization_id, mode)
select id, 'saas' from organization
 where type = 'tour_operator'
   and exists (select from audit_entry where entity = 'seller' and entity_id = organization.id::text and service = 'demo')
   and not exists (select from site where organization_id = organization.id);
insert into site_host (host, site_uuid, kind)
select slug || '.localhost', site.uuid, 'ours'
  from site join organization on id = organization_id
 where mode = 'saas' and not is_constructor and type = 'tour_operator'
   and exists (select from audit_entry where entity = 'seller' and entity_id = organization.id::text and service = 'demo')
on conflict do nothing;
