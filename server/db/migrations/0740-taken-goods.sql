-- The queue of goods is taken like the others. The table has at most fifty rows a person.
alter table office_taken drop constraint office_taken_queue_check,
  add constraint office_taken_queue_check check (queue in
    ('disputes', 'applications', 'reviews', 'callBacks', 'unanswered', 'dataRequests', 'goods'));
