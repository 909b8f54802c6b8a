-- The intercom of a kept address; orders keep theirs with their place.
alter table address add column intercom text check (length(intercom) <= 20);
