-- The list of sellers is read in these orders by keyset.
create index organization_by_title on organization (title, id);
create index organization_by_creation on organization (created_at, id);
