-- outside a transaction
alter table content_version validate constraint content_version_kind_check;
alter table content_version validate constraint content_version_details;
