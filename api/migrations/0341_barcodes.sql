-- Whoever counts shelves finds a variant by the code on it.
create index variants_barcode on variants (barcode) where barcode <> '';
