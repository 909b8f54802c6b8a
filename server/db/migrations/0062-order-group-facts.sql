-- Events that were not delivered before the words changed bear the new name of the order group.
update outbox
   set payload = (payload - 'purchaseId') || jsonb_build_object('orderGroupId', payload -> 'purchaseId')
 where topic = 'OrderPlaced' and delivered_at is null and payload ? 'purchaseId';
