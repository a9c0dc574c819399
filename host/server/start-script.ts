/** Where nothing tells of paints, or nothing is painted. Milliseconds. */
const PATIENCE = 1_000;

/** The attribute of the preload links whose scripts wait for the first paint. */
export const START_ATTRIBUTE = 'data-start';

/**
 * Runs the shell's scripts, which are being fetched meanwhile, once the content has been painted: read and run before,
 * they would keep a slow phone from showing what has long been there. Part of the page by its hash.
 */
export const startScript = `(function(){
var begun=false;
function begin(){
if(begun)return;
begun=true;
document.querySelectorAll('link[${START_ATTRIBUTE}]').forEach(function(link){
var script=document.createElement('script');
script.src=link.href;
script.integrity=link.integrity;
script.async=false;
document.head.append(script)
})
}
if(document.hidden)return begin();
setTimeout(begin,${PATIENCE});
try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}catch(e){begin()}
})()`;
