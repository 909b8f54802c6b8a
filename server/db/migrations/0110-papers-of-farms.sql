-- A paper of a farm may be read itself, not only named.
alter table organization_document add column file text check (length(file) between 1 and 300);
comment on column organization_document.file is 'Key of the kept file; null = the paper is only named.';
