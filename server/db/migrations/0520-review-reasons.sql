-- Two more reasons for declining a review. The check is validated without a lock against writes.
alter table review drop constraint review_declined_because_check,
  add constraint review_declined_because_check check (declined_because in
    ('insult', 'personalData', 'advertising', 'elsewhere', 'unreadable', 'copied', 'forbidden')) not valid;
