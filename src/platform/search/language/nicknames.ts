import { GIVEN_NAMES } from './givenNames.ts';

/** A given name and its short forms, of English what the list lacks, and Spanish; folded, as everywhere in the search. */
const FAMILIES = `
  alexander alex xander sasha | alexandra alex sandra lexi sasha | alejandro alex ale jandro | alejandra ale jandra
  andrew andy drew | andres andy | anthony tony | antonio tony tono | barbara barb babs | benjamin ben benji benny
  bradley brad | caroline carrie | carolina caro | catherine cathy kate katie cat | katherine kathy kate katie kat kit
  kathleen kathy kate katie | charles charlie chuck | charlotte charlie lottie | christine chris chrissy tina
  christina chris chrissy tina | cristina cris tina | christopher chris kit topher | cynthia cindy | daniel dan danny
  daniela dani | david dave davey | deborah deb debbie | donald don donnie | dolores lola | dorothy dot dottie dolly
  douglas doug | edward ed eddie ned ted | eduardo edu lalo eddie | elizabeth liz lizzie beth betsy betty eliza ellie libby
  emily em emmy | enrique quique kike | eugene gene | fernando nando fer | francis frank | francisco paco pancho cisco frank
  francisca paca | franklin frank | frederick fred freddy | gabriel gabe gabi gaby | gabriela gabi gaby | gabrielle gabi gaby
  gerald gerry jerry | gerardo gera | gregory greg | guadalupe lupe lupita | guillermo memo guille | harold hal harry
  henry hank harry | howard howie | ignacio nacho | isabel isa chabela | isabella bella izzy | jacob jake | jacqueline jackie
  james jim jimmy jamie | jeffrey jeff | jennifer jen jenny jenn | jeremy jerry | jesus chuy | jessica jess jessie
  john johnny jack | jonathan jon johnny | joseph joe joey | jose pepe | josefina pepa fina | joshua josh | judith judy
  karen kari | kenneth ken kenny | kimberly kim | laurence larry | lawrence larry | leonard len lenny leo | leonardo leo
  leticia lety | luis lucho | manuel manny manolo | margaret maggie meg peggy marge margie | margarita margo marga
  maria mari | matthew matt | mateo teo | melissa mel missy | michael mike mikey mick | miguel mike | michelle shelly
  mohammed mo | mohammad mo | muhammad mo | nancy nan | natalie nat | nathaniel nate nat | nathan nate | nicholas nick nicky
  nicolas nico nick | olivia liv livvy | joaquin quino | pamela pam | patricia pat patty trish tricia paty | patrick pat paddy | peter pete | philip phil
  phillip phil | rafael rafa | ramon moncho | raymond ray | rebecca becky becca | ricardo rick ricky | richard rick ricky rich dick
  robert rob robbie bob bobby | roberto beto rob | ronald ron ronnie | rosario charo chayo | samantha sam sammy | samuel sam sammy
  sandra sandy | salvador chava | santiago santi | sebastian seb bas | sergio checo | stephanie steph | stephen steve
  steven steve | susan sue susie suzy | suzanne sue suzy | theodore ted teddy theo | theresa terry tess tessa | teresa tere
  thomas tom tommy | timothy tim timmy | valerie val | valentina vale | vanessa nessa | victor vic | victoria vicky tori
  vincent vince vinny | vicente chente | walter walt wally | william will bill billy liam | yolanda yoli | zachary zach zack`;

/** Short forms → names in full; a short form may stand for several. */
export const nicknames: Readonly<Record<string, readonly string[]>> = byShortForm();

function byShortForm(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const family of [...FAMILIES.split(/[|\n]/), ...GIVEN_NAMES.split('|')]) {
    const [name, ...short] = family.trim().split(/\s+/);
    for (const one of short) {
      const names = (found[one] ??= []);
      if (name && !names.includes(name)) names.push(name);
    }
  }
  return found;
}
