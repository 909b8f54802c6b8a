-- outside a transaction
alter table content_version validate constraint content_version_occasion_check;
