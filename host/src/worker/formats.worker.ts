// whatever number comes first, the browser gets ready for all of them, and for dates, on every thread
(0).toLocaleString('en');
