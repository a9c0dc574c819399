/** Where nothing tells of paints, or nothing is painted. Milliseconds. */
const PATIENCE = 1_000;

/** The attribute of the preload links whose scripts wait for the first paint. */
export const START_ATTRIBUTE = 'data-start';

/** Holds the address of a script, or of the hint for one, that is not even asked for before the first paint. */
export const LATE_ATTRIBUTE = 'data-late';

/**
 * Once the content has been painted, runs the shell's scripts, which are being fetched meanwhile, and asks for the
 * page's own: before, they would keep a slow phone from showing what has long been there. A first paint may come
 * earlier, of a ground without content: it counts for nothing. Part of the page by its hash.
 *
 * A hint gets its address before it becomes one: a preload without an address is a fault that browsers write on the console.
 *
 * Whoever goes back or forward before the shell is there gets that page from the server: this document shows another,
 * and may be allowed less. Nobody else hears of it: a router that is there already would go to a page that was not sent
 * while the one that was comes to life. `tesseraPage` tells the shell, which takes `onpopstate` away once it looks after
 * history itself (`Shell`).
 */
export const startScript = `(function(){
var begun=false,left=false,page=window.tesseraPage={shown:address(),isLeft:isLeft};
function address(){return location.pathname+location.search}
function isLeft(){
if(!left&&address()!==page.shown){left=true;location.reload()}
return left
}
onpopstate=function(event){
if(left)location.reload();
if(isLeft())event.stopImmediatePropagation()
};
function begin(){
if(begun)return;
begun=true;
document.querySelectorAll('link[${START_ATTRIBUTE}]').forEach(function(link){
var script=document.createElement('script');
script.src=link.href;
script.integrity=link.integrity;
script.async=false;
document.head.append(script)
});
document.querySelectorAll('[${LATE_ATTRIBUTE}]').forEach(function(late){
var address=late.getAttribute('${LATE_ATTRIBUTE}');
if(late.rel===undefined)late.src=address;
else{late.href=address;late.rel='preload'}
})
}
if(document.hidden)return begin();
setTimeout(begin,${PATIENCE});
try{
new PerformanceObserver(function(paints){
if(paints.getEntriesByName('first-contentful-paint').length)begin()
}).observe({type:'paint',buffered:true})
}catch(e){begin()}
})()`;
