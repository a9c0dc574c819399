import { UNHYDRATED } from '@tessera/shared/composition';

/** On what was pressed and waits; drawn by shared's reset.css. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** So many presses, inputs and submits wait at most. */
const MOST = 20;

/** A press that could not be done by then is not meant any more. Milliseconds. */
const PATIENCE = 10_000;

/**
 * Keeps what somebody does to a part of the page that is not hydrated (`Hydrated` in `shared/late`), and does it once and in
 * order when it is. Part of the page by its hash, ahead of the content. It hears events before React, which would hydrate the
 * part at once and lose or repeat them.
 *
 * - A button's press is kept, and a submit that no button made. A link and a form with an address of its own are the
 *   browser's as ever.
 * - What is typed or chosen shows at once, and `redo` tells React of it later: it changes the value to another one first, by
 *   the setter that React watches it with, so that it sees the difference. Not while an input method is composing, which
 *   goes on to tell of itself.
 * - Of the focus React hears once, if it is still there: what a field fetches or opens when somebody comes to it.
 * - What React has replaced meanwhile is the element in the same position among those of its name, if it says the same.
 * - Each is done in a task of its own: what one changes is on the page before the next.
 */
export const keepScript = `(()=>{
let mark='[${UNHYDRATED}]',kept=[],own,timer,root=document.documentElement,observer=new MutationObserver(wake);
function wake(){timer||=setTimeout(drain)}
function isFree({part}){return!part.isConnected||!part.matches(mark)}
function alike(e){return[...document.getElementsByTagName(e.tagName)]}
function words(e){return e&&e.ariaLabel+e.textContent}
function drop(one){
one.e.removeAttribute('${KEPT_ATTRIBUTE}');
kept=kept.filter(other=>other!=one)
}
function drain(){
let one=kept.find(isFree),e=one?.e;
timer=0;
if(!one)return kept[0]||observer.disconnect();
drop(one);
wake();
if(!e.isConnected&&words(e=alike(e)[one.at])!=one.words)return;
own=1;
try{redo(e,one)}finally{own=0}
}
function redo(e,{by,value,composing,isFocus}){
let at=e.selectionStart;
if(isFocus)e==document.activeElement&&e.dispatchEvent(new FocusEvent('focusin',{bubbles:true}));
else if(e.requestSubmit)e.requestSubmit(by);
else if(value===undefined)e.click();
else if(value===!!value){e.checked=!value;e.click()}
else if(!composing){
e.value=value+' ';
Object.getOwnPropertyDescriptor(e.constructor.prototype,'value').set.call(e,value);
if(at!=null)e.selectionStart=e.selectionEnd=at;
for(let name of['input','change'])e.dispatchEvent(new Event(name,{bubbles:true}))
}
}
for(let name of['focusin','click','submit','input','change'])addEventListener(name,event=>{
let e=event.target,part=e.closest?.(mark),one=kept.at(-1),isChoice,isInput=name=='input',isFocus=name=='focusin';
if(own||!part&&!kept.some(isFree))return;
if(isFocus&&!(part&&e.form!==undefined))return;
if(name=='click'&&!(e=e.closest('a[href],summary,button,input')))return;
isChoice=/^(checkbox|radio)$/.test(e.type);
if(name=='click'&&!isChoice&&!/^(submit|button|reset|image)$/.test(e.type))return;
event.stopImmediatePropagation();
if(name=='change'||isChoice&&!isInput)return;
if(isFocus)kept=kept.filter(other=>!other.isFocus);
else if(!isInput){
if(part&&(name=='submit'||e.type=='submit')&&(e.form||e).hasAttribute('action'))return;
event.preventDefault()
}
if(isChoice||!isInput||one?.e!=e||one.isFocus){
if(kept.length>=${MOST})return;
kept.push(one={e,part:part||root,at:alike(e).indexOf(e),words:words(e),isFocus});
if(!isFocus)e.setAttribute('${KEPT_ATTRIBUTE}','');
if(!isInput&&!isFocus)setTimeout(drop,${PATIENCE},one)
}
if(isInput)one.value=isChoice?e.checked:e.value;
one.by=event.submitter;
one.composing=event.isComposing;
observer.observe(root,{subtree:true,childList:true,attributeFilter:['${UNHYDRATED}']});
wake()
},true)
})()`;
