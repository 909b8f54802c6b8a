-- outside a transaction
alter table agency_paper_kpp validate constraint agency_paper_kpp_of_seller;
