create or replace view seller_requisites as
select version.id, version.organization_id, kind, details ->> 'bic' as bic, details ->> 'account' as account,
    details ->> 'correspondentAccount' as correspondent_account, details ->> 'bankName' as bank_name,
    details ->> 'phone' as phone, details ->> 'token' as token, details ->> 'lastFour' as last_four,
    confirmed_at, effective_from,
    lead(effective_from) over (partition by version.organization_id order by effective_from, version.id) as effective_until,
    organization.lacks_contract,
    (select min(accepted_at) from offer_acceptance where offer_acceptance.organization_id = organization.id) as contract_at
  from requisites_version as version join organization on organization.id = version.organization_id
 where not exists (select from requisites_cancel where version_id = version.id);
comment on view seller_requisites is 'Requisites that were not cancelled: in force from effective_from until effective_until (null = without end), waiting from confirmed_at until effective_from. lacks_contract: the seller has not accepted the offer in force; contract_at: when it first accepted one.';
