-- What the shop calls a seller in its own messages: until an administrator has approved it, the name of the register,
-- and not what it calls itself.
create or replace view seller_voice as
SELECT organization.id AS organization_id,
    CASE
        WHEN seller_application.state <> 'approved'::text THEN organization.legal_name
        ELSE organization.title
    END AS title
   FROM organization
     LEFT JOIN seller_application ON seller_application.organization_id = organization.id;
