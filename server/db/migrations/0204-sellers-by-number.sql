-- Registration asks whose an ИНН is.
create index organization_by_tin on organization (tin);
