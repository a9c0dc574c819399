// what a browser needs for its first number and its first date, which it then has for every thread
new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(0);
new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(0);
