-- Two entries of a zip may differ in capitals alone. The words that name both hold what the two are called, and each lies
-- under '/' and its own spelling too, which no other words begin with (docs/product.md §4, 'Products from files').
alter table product_file_zip_entries add column spellings text[];
